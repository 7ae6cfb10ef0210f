/** A problem that the person who starts the server can fix. Shown as one line, without a stack. */
export class StartupFault extends Error {}

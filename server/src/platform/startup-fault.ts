/** Something the person who starts the server can mend: shown as its one line, without a stack. */
export class StartupFault extends Error {}

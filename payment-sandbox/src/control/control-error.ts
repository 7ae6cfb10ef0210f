/** A control request that makes no sense, with a sentence that says why. */
export class ControlError extends Error {}

/**
 * The version of the tables and rules. Stored matches of another version are computed again, so it grows with every
 * change that can move a score. Its test says when that is.
 */
export const methodVersion = 2

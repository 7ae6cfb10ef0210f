/** Grows when the same answers and colleges may get other scores or other words. Older results are scored again. */
export const methodVersion = 1

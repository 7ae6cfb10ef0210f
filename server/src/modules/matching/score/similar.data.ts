/** BCM-02: how far apart two colleges are for an athlete. 1 of each weighs the same. */
export const apartBy = {
  /** Steps between levels. */
  level: 1,
  /** For another kind of level with the same strength, as between Division II and junior college Division I. */
  otherLevel: 0.5,
  miles: 150,
  /** Doublings of the number of undergraduates. */
  size: 1.5,
  dollars: 8000,
  /** If one of the two does not publish a figure. */
  unknown: 1,
}

export const mostSimilar = 4

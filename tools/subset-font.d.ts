declare module 'subset-font' {
  interface SubsetOptions {
    keepFeatures?: string[]
    noHinting?: boolean
    targetFormat: 'woff2'
    variationAxes?: Record<string, { min: number; max: number }>
  }

  const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>
  export = subsetFont
}

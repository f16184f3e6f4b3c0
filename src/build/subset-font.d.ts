declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2' | 'sfnt';
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  // biome-ignore lint/style/noDefaultExport: the package itself has a default export
  export default subsetFont;
}

/** The drawings of the brand, which are no content of the editor: from `build-preview.ts`. */
declare module 'brand-files' {
  export const brandFiles: [path: string, text: string][];
}

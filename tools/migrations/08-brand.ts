import { Document } from 'yaml';
import type { Migration } from './migration.ts';

/** The colours, the typeface and the mark before they became content. */
const brand = {
  palette: {
    light: {
      paper: 'oklch(0.985 0.007 95)',
      raised: 'oklch(1 0 0)',
      sunken: 'oklch(0.958 0.011 95)',
      ink: 'oklch(0.24 0.028 165)',
      muted: 'oklch(0.4 0.022 165)',
      rule: 'oklch(0.86 0.014 100)',
      edge: 'oklch(0.57 0.025 150)',
      accent: 'oklch(0.37 0.085 160)',
      accentStrong: 'oklch(0.28 0.065 160)',
      onAccent: 'oklch(0.985 0.012 95)',
      mark: 'oklch(0.8 0.155 78)',
      markStrong: 'oklch(0.74 0.155 72)',
      onMark: 'oklch(0.22 0.03 90)',
      focus: 'oklch(0.58 0.135 62)',
      danger: 'oklch(0.41 0.145 28)',
      land: 'oklch(0.89 0.014 120)',
      shadow: 'oklch(0.2 0.03 165)',
    },
    dark: {
      paper: 'oklch(0.195 0.017 168)',
      raised: 'oklch(0.265 0.021 168)',
      sunken: 'oklch(0.23 0.019 168)',
      ink: 'oklch(0.955 0.012 95)',
      muted: 'oklch(0.82 0.018 120)',
      rule: 'oklch(0.4 0.02 165)',
      edge: 'oklch(0.6 0.025 150)',
      accent: 'oklch(0.83 0.1 155)',
      accentStrong: 'oklch(0.9 0.08 155)',
      onAccent: 'oklch(0.2 0.03 165)',
      mark: 'oklch(0.83 0.145 82)',
      markStrong: 'oklch(0.88 0.13 86)',
      onMark: 'oklch(0.2 0.03 90)',
      focus: 'oklch(0.83 0.145 82)',
      danger: 'oklch(0.84 0.09 28)',
      land: 'oklch(0.33 0.02 165)',
    },
    print: {
      paper: 'oklch(1 0 0)',
      sunken: 'oklch(1 0 0)',
      ink: 'oklch(0 0 0)',
      muted: 'oklch(0.3 0 0)',
    },
  },
  typeface: {
    name: 'Newsreader Display',
    package: '@fontsource-variable/newsreader',
    cut: [
      { axis: 'opsz', value: 72, from: 24 },
      { axis: 'wght', value: 430 },
    ],
    style: 'serif',
  },
};

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <path d="M3 28V16a6.5 6.5 0 0 1 13 0v12M16 28V16a6.5 6.5 0 0 1 13 0v12M9.5 28V12a6.5 6.5 0 0 1 13 0v16" fill="none" stroke="currentColor" stroke-width="2"/>
  <path d="M1 29h30" stroke="var(--color-mark)" stroke-width="2.5"/>
</svg>
`;

/** Creates the brand files with colours, typeface and mark. */
export const brandFolder: Migration = (content) => {
  if (!content.has('brand/brand.yaml'))
    content.create('brand/brand.yaml', 'was added with the previous colours', new Document(brand));
  if (!content.has('brand/mark.svg'))
    content.create('brand/mark.svg', 'was added with the previous mark', mark);
};

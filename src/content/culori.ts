import culori from 'culori/require';

// The package as one file. Otherwise it consists of 150 modules, which take long to load.
export const {
  formatCss,
  formatHex,
  formatHex8,
  interpolate,
  oklch,
  parse,
  round,
  wcagContrast,
  wcagLuminance,
} = culori;

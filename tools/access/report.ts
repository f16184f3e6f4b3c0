import { readFileSync } from 'node:fs';
import { type Account, findLatestCheck } from '../../src/content/accessibility/account.ts';
import { formatDate, parseDate } from '../../src/content/dates.ts';
import { buildClause9, buildLevel } from './report-tables.ts';

export const reportFile = 'docs/accessibility-conformance.md';

interface Product {
  name: string;
  version: string;
}

export const readProduct = () => JSON.parse(readFileSync('package.json', 'utf8')) as Product;

const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');

/** @returns the accessibility conformance report in Markdown, in the structure of a VPAT */
export const buildReport = (
  account: Account,
  { name, version }: Product,
) => `# Accessibility Conformance Report

Written by \`npm run access:report\` from \`src/content/accessibility/account.yaml\`. It follows the
structure of VPAT® 2.5 for WCAG 2.2, and of its part on EN 301 549 for clause 9 (Web).

- **Name of product, version:** ${name} ${version}
- **Report date:** ${formatDate(parseDate(findLatestCheck(account)), 'en-US')}
- **Product description:** a static public website for an advisory firm: pages to read, lists to search and filter, and a form that prepares an application as an e-mail.
- **Contact information:** the firm that runs a site names its mailbox and telephone number on its Disclaimer page, under Accessibility.
- **Notes:** the report is about the program, tested with the content that came with it. Where a criterion depends on a firm’s own content, its remark says so.

## Evaluation Methods Used

${list(account.methods)}

What was not tested:

${list(account.limits)}

## Applicable Standards and Guidelines

| Standard or guideline | Included in report |
|---|---|
| [Web Content Accessibility Guidelines 2.2](https://www.w3.org/TR/WCAG22/) | Level A: yes. Level AA: yes. Level AAA: yes |
| [EN 301 549 V3.2.1 (2021-03)](https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf), clause 9, Web | Yes. It repeats WCAG 2.1 at levels A and AA |

## Terms

- **Supports:** the product has at least one way of meeting the criterion without known defects.
- **Partially Supports:** some of the product does not meet the criterion.
- **Does Not Support:** most of the product does not meet the criterion.
- **Not Applicable:** the criterion is not relevant to the product. WCAG counts it as met.

## WCAG 2.2 Report

### Table 1: Success Criteria, Level A

${buildLevel(account, 'A')}

### Table 2: Success Criteria, Level AA

${buildLevel(account, 'AA')}

### Table 3: Success Criteria, Level AAA

${buildLevel(account, 'AAA')}

## EN 301 549 Report

### Clause 9: Web

${buildClause9(account)}
`;

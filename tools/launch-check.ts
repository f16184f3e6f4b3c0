import { parseArgs } from 'node:util';
import { chooseContent } from './choose-content.ts';
import { reportLaunch } from './launch/launch-report.ts';

const { values } = parseArgs({
  options: {
    content: { type: 'string' },
    allow: { type: 'string' },
    reason: { type: 'string' },
    offline: { type: 'boolean', default: false },
    upkeep: { type: 'boolean', default: false },
  },
});

chooseContent(values.content);
process.exit(await reportLaunch(values));

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { findFirst, makeScratchCopy } from '../scratch-copy.ts';
import { replaceTable } from './tables.ts';

const { values } = parseArgs({
  options: {
    counts: { type: 'string', default: '15,150,1500,5000' },
    write: { type: 'boolean', default: false },
  },
});

/** Copies the project and duplicates its articles up to the given number. */
function makeCopy(count: number) {
  const copy = makeScratchCopy();
  const shipped = readdirSync('content/articles').sort();
  for (let number = shipped.length; number < count; number++) {
    const source = copy.read(`content/articles/${shipped[number % shipped.length]}`);
    const name = `${String(number).padStart(2, '0')}-generated.md`;
    const [, head = '', ...body] = source.split(/^---$/m);
    const data = parse(head);
    // The content check requires unique titles and excerpts.
    data.title = `${data.title.slice(0, -7)} (${number})`;
    data.excerpt = `${data.excerpt.slice(0, -7)} (${number})`;
    const text = ['', `\n${stringify(data)}`, ...body].join('---');
    copy.write(`content/articles/${name}`, text);
  }
  return copy;
}

function measureFolder(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const formatKilobytes = (path: string) => (statSync(path).size / 1024).toFixed(1);

/** Runs inside the build process, because only that knows its resource usage. */
const reportUsage = `
import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync('usage.json', JSON.stringify(process.resourceUsage())));
`;

/** @returns wall-clock seconds, CPU seconds of all cores, and peak memory */
function measureBuild(copy: ReturnType<typeof makeCopy>) {
  const start = performance.now();
  execFileSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(reportUsage)}`, 'tools/build.ts'],
    { cwd: copy.root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const seconds = (performance.now() - start) / 1000;
  const usage: NodeJS.ResourceUsage = JSON.parse(copy.read('usage.json'));
  const cpu = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  return { seconds, cpu, memory: usage.maxRSS / 1024 };
}

const rows = [
  '| articles | build, s | CPU, s | again, one changed, s | CPU, s | memory, MB | pages | dist, MB | /blogs, KB | /blog/0, KB | feed, KB |',
  '|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
];
for (const count of values.counts.split(',').map(Number)) {
  process.stderr.write(`${count} articles …`);
  const copy = makeCopy(count);
  const cold = measureBuild(copy);
  copy.edit(findFirst('articles'), /$/, '\n\nOne more paragraph.\n');
  const again = measureBuild(copy);
  process.stderr.write(` ${cold.seconds.toFixed(1)} s, ${again.seconds.toFixed(1)} s\n`);
  const dist = join(copy.root, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  rows.push(
    `| ${[
      count,
      cold.seconds.toFixed(1),
      cold.cpu.toFixed(1),
      again.seconds.toFixed(1),
      again.cpu.toFixed(1),
      Math.round(Math.max(cold.memory, again.memory)),
      names.filter((name) => name.endsWith('.html')).length,
      (measureFolder(dist) / 1024 ** 2).toFixed(1),
      formatKilobytes(join(dist, 'blogs.html.br')),
      formatKilobytes(join(dist, 'blog/0.html.br')),
      names.includes('rss.xml.br') ? formatKilobytes(join(dist, 'rss.xml.br')) : '–',
    ].join(' | ')} |`,
  );
  copy.remove();
}

const table = rows.join('\n');
console.log(table);
if (values.write) {
  const text = readFileSync('docs/speed.md', 'utf8');
  writeFileSync('docs/speed.md', replaceTable(text, 'bench-build', table));
}

import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The hash by which Git knows a file. */
const hashFile = (bytes: Uint8Array) =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

interface Commit {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

interface Query {
  query: string;
  variables: { input?: Commit };
}

/** What the host answers: an object as JSON, or the bytes of a file. */
type Answer = { json: unknown } | { bytes: Buffer };

/**
 * Answers for a folder of this machine what GitHub answers for a repository, as far as the editor asks:
 * https://docs.github.com/graphql/reference and https://docs.github.com/rest. So the editor has all that it
 * has on the web: it keeps what was typed, and notices what other programs change.
 * @param root the folder of the project
 * @param folder the content in it; nothing else is read or written
 * @param bin where files go that are deleted
 */
export function createGitHost(root: string, folder: string, bin: string) {
  /** What the last commit that deleted files has changed, as it was before. */
  let before = new Map<string, Buffer | undefined>();
  const known = new Map<string, { time: number; hash: string }>();

  function hash(path: string) {
    const { mtimeMs, size } = statSync(join(root, path));
    const time = mtimeMs + size;
    const last = known.get(path);
    if (last?.time === time) return last.hash;
    const found = { time, hash: hashFile(readFileSync(join(root, path))) };
    known.set(path, found);
    return found.hash;
  }

  const list = () => globSync(`${folder}/**/*.*`, { cwd: root }).sort();

  const timeOf = (path: string) => statSync(join(root, path)).mtimeMs;

  /** The state of the folder, where GitHub has the last commit: another one also when a change is taken back. */
  function readHead() {
    const times = list().map((path) => [path, timeOf(path), timeOf(dirname(path))]);
    return hashFile(Buffer.from(times.join()));
  }

  /** @returns a function that reads the file with a hash */
  function createFinder() {
    const paths = new Map(list().map((path) => [hash(path), path]));
    return (wanted = '') => {
      const path = paths.get(wanted);
      return path === undefined ? undefined : readFileSync(join(root, path));
    };
  }

  function inFolder(path: string) {
    const steps = path.slice(folder.length).split('/');
    if (!path.startsWith(`${folder}/`) || steps.includes('..')) throw new Error(`Not in ${folder}`);
    return join(root, path);
  }

  function commit({ expectedHeadOid, fileChanges: { additions, deletions } }: Commit) {
    if (expectedHeadOid !== readHead()) throw new Error('Expected branch to point to another');
    const read = (path: string) =>
      existsSync(inFolder(path)) ? readFileSync(inFolder(path)) : undefined;
    if (deletions.length > 0)
      before = new Map([...deletions, ...additions].map(({ path }) => [path, read(path)]));
    for (const { path } of deletions) {
      cpSync(inFolder(path), join(bin, path.slice(folder.length)));
      rmSync(inFolder(path));
    }
    for (const { path, contents } of additions) {
      mkdirSync(dirname(inFolder(path)), { recursive: true });
      writeFileSync(inFolder(path), contents, 'base64');
    }
  }

  const author = { name: '', email: '', user: null };

  function answerQuery({ query, variables: { input } }: Query) {
    if (input) commit(input);
    /** Answers each field that the query gives a name of its own, such as `content_7`. */
    const answer = (field: RegExp, answerOne: (value: string) => unknown) =>
      [...query.matchAll(field)].map(([, name, value = '']) => [name, answerOne(value)]);
    const find = createFinder();
    const date = new Date().toISOString();
    const history = (nodes: unknown[]) => ({ target: { history: { nodes } } });
    const saved = () => history([{ author, committedDate: date }]);
    const parts = Object.fromEntries([
      ...answer(/(file_\d+): file\(path: "(.*?)"\)/g, (path) => ({ oid: hash(path) })),
      ...answer(/(content_\d+): +object\(oid: "(.*?)"\)/g, (oid) => ({ text: `${find(oid)}` })),
      ...answer(/(commit_\d+): +ref/g, saved),
      ...answer(/(history_\d+): +ref/g, () => history([])),
    ]);
    const head = { oid: readHead(), committedDate: date, message: '', ...parts };
    return {
      createCommitOnBranch: { commit: head },
      repository: { ref: history([head]), ...parts },
    };
  }

  function answerPath(path: string): unknown {
    if (path === '/user') return { id: 1, login: 'editor', ...author };
    if (!path.includes('/git/trees/')) return {};
    const tree = list().map((file) => {
      const { size } = statSync(join(root, file));
      return { path: file, type: 'blob', sha: hash(file), size };
    });
    return { tree };
  }

  /** @throws if a commit is refused */
  function answer(path: string, body?: string): Answer {
    if (body) return { json: { data: answerQuery(JSON.parse(body)) } };
    const bytes = createFinder()(/\/git\/blobs\/(\w+)$/.exec(path)?.[1]);
    return bytes ? { bytes } : { json: answerPath(path) };
  }

  /** Takes back the last commit that deleted files. */
  function restore() {
    for (const [path, bytes] of before)
      if (bytes) writeFileSync(inFolder(path), bytes);
      else rmSync(inFolder(path));
    before = new Map();
  }

  return { answer, restore };
}

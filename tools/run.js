/**
 * Runs a command of package.json, the module of its name in this folder: `node tools/run.js build`. In
 * JavaScript, so that a Node that cannot run the others gets a sentence. With the option
 * `--max-semi-space-size`, a build collects garbage less often and takes an eighth less time.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** @returns what prevents every command from running */
function findObstacle() {
  if (major < 22 || (major === 22 && minor < 18))
    return `This is Node ${process.versions.node}, and 22.18 or newer is needed. The project brings its own: run "npm ci" without --ignore-scripts.`;
  if (/[#?%]/.test(process.cwd()))
    return `The path of the project, ${process.cwd()}, has a sign that addresses use (#, ? or %). Move it to a folder without.`;
  return undefined;
}

const obstacle = findObstacle();
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}
const [name] = process.argv.splice(2, 1);
try {
  await import(`./${name}.ts`);
} catch (error) {
  // What the system refuses, such as to write into a folder, needs no more than its sentence.
  if (!/^E[A-Z]+$/.test(error.code)) throw error;
  console.error(error.message);
  process.exit(1);
}

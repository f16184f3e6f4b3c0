import ts from 'typescript';

const isTestCall = (callee: ts.Expression): boolean => {
  if (ts.isIdentifier(callee)) return callee.text === 'test';
  // test.each(…)('name') and test.skipIf(…)('name') run; test.skip('name') and test.describe do not.
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression))
    return false;
  const { expression, name } = callee.expression;
  return isTestCall(expression) && ['each', 'skipIf', 'runIf', 'for'].includes(name.text);
};

/** @returns the name of each test in a file; a template literal is returned as written */
export function listTestNames(source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) names.push(name.text);
      else if (name && ts.isTemplateExpression(name)) names.push(name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true));
  return names;
}

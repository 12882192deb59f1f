/** @typedef {{ file: string, line?: number, message: string }} Finding */

/**
 * What kind of file a path is, as far as the budgets and rules differ.
 * @param {string} path
 */
export function kindOf(path) {
  const test = /\.(test|test-data|harness|child|spec)\.tsx?$/.test(path) || path.startsWith('e2e/') || path.startsWith('apps/server/test/')
  return {
    test,
    config: /\.config\.[cm]?[jt]s$/.test(path) || path === '.dependency-cruiser.cjs',
    data: /^apps\/server\/(content|seed)\//.test(path),
    screen: path.endsWith('.tsx'),
    journey: path.startsWith('e2e/'),
    pure: !test && /^packages\/(core|nlu)\/src\//.test(path),
    transactions: !test && path.startsWith('apps/server/src/'),
    named: !test && (/^packages\/core\/src\//.test(path) || /^apps\/server\/src\/(?!platform\/)[^/]+\//.test(path)),
  }
}

/**
 * The architecture, as rules: `npm run check` applies them, `scripts/boundaries.test.ts` plants a violation of each and sees it caught.
 * A comment says what to do instead; dependency-cruiser prints it beside the finding.
 */
const server = '^apps/server/src/'
const web = '^apps/web/src/'
/** A module of the server: a folder, or one inside an area. */
const MODULE = '((?:identity|care|assistant)/[^/]+|[^/]+)/'
/** Tests, and the files beside them that only tests use. */
const tests = '\\.(test|test-data|harness|child)\\.tsx?$'
const npm = (names) => `node_modules/(${names})/`

const error = (rule) => ({ severity: 'error', ...rule })

/** What holds in every folder. */
const everywhere = [
  error({
    name: 'no-cycles',
    comment: 'two files that need each other are one file, or share a third: move what both need there',
    from: {},
    to: { circular: true },
  }),
  error({
    name: 'resolvable',
    comment: 'the import leads nowhere: inside a package write ./name.ts, across packages @clinic/contract/name',
    from: {},
    to: { couldNotResolve: true },
  }),
  error({
    name: 'declared-dependencies-only',
    comment: 'hoisting makes every package importable; add it to dependencies in this workspace’s own package.json, or do without',
    from: { path: '^(packages|apps)/', pathNot: [tests, '\\.config\\.ts$', '^apps/web/[^/]+\\.ts$', '^apps/(server|web)/test/'] },
    to: {
      pathNot: '^packages/',
      couldNotResolve: false,
      dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev', 'unknown', 'undetermined'],
    },
  }),
]

/** Between the workspaces: server → contract, core, nlu, data; web → contract, core; core → contract, nlu, libraries that only compute; nlu → contract; contract → zod. */
const packages = [
  error({
    name: 'contract-needs-only-zod',
    comment: 'the contract says what crosses the wire, as data; rules belong in core',
    from: { path: '^packages/contract/', pathNot: tests },
    to: { pathNot: ['^packages/contract/', npm('zod')] },
  }),
  error({
    name: 'core-is-pure',
    comment:
      'core holds rules only: no I/O, and of libraries those that only compute and are named here; let the caller fetch it and pass it in',
    from: { path: '^packages/core/', pathNot: tests },
    to: { pathNot: ['^packages/(core|contract|nlu)/', '^data/(instruments|reference)/', npm('ical-generator')] },
  }),
  error({
    name: 'nlu-is-pure',
    comment: 'nlu says what words mean: no I/O, no library, no rule of the clinic; let the caller load data and models and pass them in',
    from: { path: '^packages/nlu/', pathNot: tests },
    to: { pathNot: '^packages/(nlu|contract)/' },
  }),
  error({
    name: 'data-only-reads',
    comment: 'data reads and checks the files of data/: what is done with them belongs to nlu, core or the server',
    from: { path: '^packages/data/', pathNot: tests },
    to: { pathNot: ['^packages/(data|contract)/', '^(node:)?(fs|path|url|crypto|zlib)$', npm('zod')] },
  }),
  error({
    name: 'web-knows-no-nlu',
    comment: 'classifiers and training data are the server’s; what a page needs of them stands in contract',
    from: { path: '^apps/web/', pathNot: tests },
    to: { path: '^packages/(nlu|data)/' },
  }),
  error({
    name: 'web-and-server-never-meet',
    comment: 'they share the contract and the core: put the shape into contract or the rule into core',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  }),
]

/** What measures, attacks and drives the product, and what it shares. */
const harnessRules = [
  error({
    name: 'harness-uses-public-doors',
    comment:
      'import @clinic/contract, @clinic/core, @clinic/testing, or what the server opens in the exports of its package.json (@clinic/server/testing/…); share helpers in packages/testing',
    from: { path: '^(bench|faults|live|e2e)/' },
    to: { path: '^(packages|apps|bench|faults|live|e2e)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
  }),
  error({
    name: 'testing-knows-no-product',
    comment: 'packages/testing talks to the product over HTTP or starts it; what needs the server’s inside belongs in apps/server/test/',
    from: { path: '^packages/testing/' },
    to: { path: '^(apps|bench|faults|live|e2e|scripts)/' },
  }),
  error({
    name: 'product-imports-no-testing',
    comment: 'what the product needs belongs in core or platform; helpers of tests stay out of it',
    from: { path: '^(packages/(contract|core)|apps)/', pathNot: [tests, '^apps/server/test/', '\\.(harness|child)\\.ts$'] },
    to: { path: '^packages/testing/' },
  }),
]

/** Inside the server. */
const serverRules = [
  error({
    name: 'only-platform-opens-connections',
    comment: 'a query is a named function in the module’s store.ts, asked of what platform/db/database.ts hands out',
    from: { path: server, pathNot: [`${server}platform/`, tests] },
    to: { path: [npm('pg'), `${server}platform/db/driver/`] },
  }),
  error({
    name: 'only-edges-speak-http',
    comment: 'a use case takes plain arguments, so that a job or a test can call it too; the request stays in routes.ts',
    from: { path: server, pathNot: ['/(routes|app|serve)\\.ts$', `${server}platform/`, tests] },
    to: { path: [npm('fastify|fastify-type-provider-zod|@fastify/[^/]+'), `${server}.+/routes\\.ts$`] },
  }),
  error({
    name: 'routes-call-use-cases-not-stores',
    comment: 'a route parses, calls one use case and maps; the use case checks the permission before it touches the store',
    from: { path: `${server}.+/routes\\.ts$` },
    to: { path: '(/|-)store\\.ts$' },
  }),
  error({
    name: 'stores-are-private',
    comment: 'reach another module through its use cases; they check, lock and audit, its store does not',
    from: { path: `^apps/server/(?:src/)?${MODULE}` },
    to: { path: '(/|-)store\\.ts$', pathNot: `${server}$1/` },
  }),
  error({
    name: 'platform-knows-no-domain',
    comment: 'platform would serve any product: let the module register itself, or pass what is needed in',
    from: { path: `${server}platform/`, pathNot: tests },
    to: { path: [server, '^apps/server/(seed|content)/'], pathNot: `${server}platform/` },
  }),
]

/** Inside the web application. */
const webRules = [
  error({
    name: 'features-are-islands',
    comment: 'pages compose features; what two features need goes to ui/ or lib/',
    from: { path: `${web}features/([^/]+)/` },
    to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
  }),
  error({
    name: 'features-know-no-page',
    comment: 'pages use features, never the other way: pass a callback or a link in',
    from: { path: `${web}(features|ui|lib)/` },
    to: { path: `${web}(pages|app)/` },
  }),
  error({
    name: 'pages-know-no-app',
    comment: 'app/ composes the pages: paths, parameters, the guard and roles are in lib/routes/',
    from: { path: `${web}pages/` },
    to: { path: `${web}app/` },
  }),
  error({
    name: 'ui-knows-no-feature',
    comment: 'ui/ and lib/ could ship in another product; what knows a feature belongs to that feature',
    from: { path: `${web}(ui|lib)/` },
    to: { path: `${web}(features|question-cards)/` },
  }),
  error({
    name: 'ui-knows-no-api',
    comment: 'a ui component shows what it is given: let the feature fetch, translate and pass props',
    from: { path: `${web}ui/` },
    to: { path: ['^packages/', `${web}lib/api`] },
  }),
  error({
    name: 'staff-app-and-chat-never-meet',
    comment: 'the cards of a question that both draw are in question-cards/, the choice of a language is in lib/language-choice/',
    from: { path: `${web}(app|pages|features|ui|lib|question-cards)/` },
    to: { path: `${web}chat/` },
  }),
  error({
    name: 'chat-knows-no-staff-app',
    comment: 'move what the chat needs to question-cards/ or lib/, free of Mantine and of the API of the back office',
    from: { path: `${web}(chat|question-cards)/` },
    to: { path: [`${web}(app|pages)/`, `${web}features/`] },
  }),
  error({
    name: 'chat-is-light',
    comment:
      'patients load the chat on a telephone: React, core, the design tokens, what says how much may move, and the page’s own settings, nothing of the back office',
    from: { path: `${web}(chat|question-cards|lib/language-choice)/`, pathNot: tests },
    to: {
      pathNot: [
        `${web}(chat|question-cards|lib/language-choice|app|pages|features)/`,
        `${web}ui/.+\\.css$`,
        `${web}lib/(page-settings|use-loaded-part)\\.ts$`,
        `${web}ui/motion\\.ts$`,
        '^packages/(contract|core)/',
        npm('react|react-dom|@types/react|@types/react-dom'),
        npm('@fontsource[^/]*/[^/]+'),
      ],
    },
  }),
  error({
    name: 'chat-reaches-no-nlu',
    comment: 'the patient’s download would hold classifiers and rules: import the file of core that does not need nlu',
    from: { path: `${web}chat/`, pathNot: tests },
    to: { path: '^packages/nlu/', reachable: true },
  }),
  error({
    name: 'chat-takes-contract-types-only',
    comment:
      'write `import type`: a value import brings zod and every schema into the patient’s download (the exact texts for patients need nothing)',
    from: { path: `${web}(chat|question-cards|lib/language-choice)/`, pathNot: tests },
    to: { path: '^packages/contract/', pathNot: '^packages/contract/src/chat-texts\\.ts$', dependencyTypesNot: ['type-only'] },
  }),
]

module.exports = {
  forbidden: [...everywhere, ...packages, ...harnessRules, ...serverRules, ...webRules],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Anchored: a bare /dist/ would hide every edge into packages that ship their code there.
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css', '.svg', '.json', '.d.ts'],
    },
  },
}

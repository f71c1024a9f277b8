import { AREA, isTest, TEST } from './places.mjs';

import { walk } from '../walk.mjs';

/** What the parts of the services may know of each other. */
export const serviceRules = [
  {
    name: 'area-through-its-front-door',
    comment:
      'Another area of the services is entered through its index.ts; tests of releases also use the sample site of web.',
    from: { path: '^services/src/([^/]+)/' },
    to: {
      path: `^services/src/(${AREA})/`,
      pathNot: ['^services/src/$1/', `^services/src/(${AREA})/index\\.ts$`, '^services/src/web/testing/'],
    },
  },
  {
    name: 'no-device-time-in-services',
    comment: 'The clock and zone of the server are nobody’s: it asks platform/time, which takes a zone.',
    from: { path: '^services/src/' },
    to: { path: '^packages/domain/src/device-time/' },
  },
  {
    name: 'no-sibling-repository',
    comment:
      "The rows of a feature are its own: a sibling asks its service, which keeps its rules. An area's lib is everybody's.",
    from: {
      path: `^services/src/(${AREA})/([^/]+)/`,
      pathNot: [TEST, '/testing/'],
    },
    to: {
      path: String.raw`^services/src/$1/.*\.repository\.ts$`,
      pathNot: ['^services/src/$1/$2/', '^services/src/$1/lib/', String.raw`^services/src/$1/[^/]+\.ts$`],
    },
  },
  {
    name: 'mappers-are-named-to',
    comment: 'What turns a row into what goes over the wire is a mapper, and is found by its name: toMeal.',
    find: ({ sources }) =>
      sources()
        .filter(({ path }) => path.startsWith('services/src/'))
        .flatMap(({ path, program }) =>
          mappersIn(program)
            .filter((name) => !/^to[A-Z]/.test(name))
            .map((name) => ({ from: path, to: name })),
        ),
  },
  {
    name: 'repositories-join-transactions',
    comment:
      'An injected EntityManager or DataSource, and a manager that is kept from a repository, do not join the running transaction: inject repositories.',
    find: ({ sources }) =>
      sources()
        .filter(({ path }) => /^services\/src\/(?!platform\/)/.test(path) && !isTest(path))
        .filter(({ path }) => !/\/(testing|migrations)\//.test(path))
        .flatMap(({ path, program }) =>
          outsideTransactions(program).map((what) => ({ from: path, to: what })),
        ),
  },
  {
    name: 'platform-below-areas',
    comment: 'Areas register with the platform; it knows none of them.',
    from: { path: '^services/src/platform/', pathNot: TEST },
    to: { path: `^services/src/(${AREA})/` },
  },
  {
    name: 'testing-below-everything',
    comment: 'A stand-in lies beside what it imitates; what all tests share knows none of it.',
    from: { path: '^services/src/testing/' },
    to: { path: '^services/src/', pathNot: '^services/src/testing/' },
  },
];

/** The functions that take a row and give a type of the contracts. */
function mappersIn(program) {
  const wire = new Set(
    program.body
      .filter(
        ({ type, source }) => type === 'ImportDeclaration' && source.value.startsWith('@nestwell/contracts'),
      )
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );
  const mappers = [];
  walk(program, ({ type, id, init, params, returnType }) => {
    if (type === 'FunctionDeclaration' && maps({ params, returnType }, wire)) mappers.push(id.name);
    if (type === 'VariableDeclarator' && init?.type === 'ArrowFunctionExpression' && maps(init, wire)) {
      mappers.push(id.name);
    }
  });
  return mappers;
}

const maps = ({ params, returnType }, wire) =>
  nameOf(params[0]?.typeAnnotation)?.endsWith('Entity') === true && wire.has(nameOf(returnType));

const nameOf = (annotation) => annotation?.typeAnnotation.typeName?.name;

/** What of a file goes past the running transaction. */
function outsideTransactions(program) {
  const found = [];
  walk(program, (node) => {
    const { type, kind, value, id, init, left, right } = node;
    if (type === 'ImportSpecifier' && /^Inject(DataSource|EntityManager)$/.test(node.imported.name))
      found.push(node.imported.name);
    if (type === 'MethodDefinition' && kind === 'constructor')
      found.push(
        ...value.params.map(injectedType).filter((name) => /^(DataSource|EntityManager)$/.test(name)),
      );
    if (type === 'VariableDeclarator' && (isManager(init) || takesManager(id))) found.push('a kept manager');
    if (type === 'AssignmentExpression' && (isManager(right) || takesManager(left)))
      found.push('a kept manager');
    if (type === 'PropertyDefinition' && isManager(value)) found.push('a kept manager');
  });
  return found;
}

const isManager = (node) => node?.type === 'MemberExpression' && node.property.name === 'manager';

const takesManager = ({ type, properties = [] }) =>
  type === 'ObjectPattern' && properties.some(({ key }) => key?.name === 'manager');

const injectedType = (parameter) => nameOf((parameter.parameter ?? parameter).typeAnnotation);

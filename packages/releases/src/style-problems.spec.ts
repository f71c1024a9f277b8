import { styleProblems } from './style-problems';

const sheet = (rules: string) => `@layer remote{${rules}}`;

it.each([
  ['a rule outside the layer of modules', '.tea_v1-a{color:red}', '.tea_v1-a is not in the layer "remote"'],
  ['plain styles', '* { display: none !important }', '* is not in the layer "remote"'],
  ['a layer of its own', '@layer top{.tea_v1-a{color:red}}', '@layer top is for all of the page'],
  ['an order of layers', '@layer remote, kit;', '@layer remote, kit is for all of the page'],
  ['a sheet from elsewhere', '@import url(/x.css);', '@import url(/x.css) is for all of the page'],
  ['a way to print for all', sheet('@page{margin:0}'), '@page  is for all of the page'],
  ['styles of the root', sheet(':root{visibility:hidden}'), ':root styles what is not the module’s own'],
  [
    'one selector among others',
    sheet('.tea_v1-a,.tea_v1-b:is(p,a),p{color:red}'),
    'p styles what is not the module’s own',
  ],
  [
    'what has a class of the module in it',
    sheet('@media print{:root:has(.tea_v1-a){color:red}}'),
    ':root:has(.tea_v1-a) styles what is not the module’s own',
  ],
  ['another version’s class', sheet('.tea_v2-a{color:red}'), '.tea_v2-a styles what is not the module’s own'],
  [
    'a relative address',
    sheet('.tea_v1-a{background:url(cup.png)}'),
    'url(c…) would be read against the page',
  ],
])('%s is named', (_, css, problem) => {
  expect(styleProblems(css, 'tea_v1')).toEqual([problem]);
});

it('what a build writes is fine', () => {
  const rules =
    '.tea_v1-a:not(.x),.card .tea_v1-b{color:red}@media print{@container (width>1px){.tea_v1-a{background:url(/r/tea/v1/cup.png)}}}' +
    '@keyframes tea_v1-rise{to{opacity:1}}.tea_v1-a{mask:url("data:image/svg+xml,x");& p{margin:0}}';

  expect(styleProblems(`${sheet(rules)}\n${sheet('')}`, 'tea_v1')).toEqual([]);
});

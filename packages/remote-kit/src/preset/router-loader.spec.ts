import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { kit } from './places';
import routerLoader from './router-loader.cjs';

const { resolve } = createRequire(createRequire(join(kit, 'index.ts')).resolve('react-router-dom'));
const folder = join(dirname(resolve('react-router/package.json')), 'dist/production');
const source = readdirSync(folder)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

it('takes of the router what would keep its parts in a build that asks for none of them', () => {
  const left = routerLoader(source);

  const kept = /^\w+\.(displayName|contextType) = |^var \w+ = React\d*\.(forwardRef|memo|createContext)\(/m;
  expect(source).toMatch(kept);
  expect(left).not.toMatch(kept);
});

it('links go as in a router that loads no data', () => {
  const way = /function useNavigate\(\) \{[^}]*\}\s+= [^;]*;\s*return ([^;]+);/;
  expect(way.exec(source)?.[1]).toBe('isDataRoute ? useNavigateStable() : useNavigateUnstable()');
  expect(way.exec(routerLoader(source))?.[1]).toBe('useNavigateUnstable()');
});

import type { Signal } from '@nestwell/contracts/delivery';
import { HELD_MS, longTasks } from './long-tasks';

const noted: Signal[] = [];
const script = (sourceURL: string, duration: number, sourceFunctionName = '') => ({
  sourceURL,
  duration,
  sourceFunctionName,
});
beforeEach(() => noted.splice(0));

it('a long task counts for the version whose script it entered, and for nobody where that is the shell', () => {
  const tasks = longTasks((signal) => noted.push(signal));
  tasks.loaded('cake@v1');
  tasks.take([
    { scripts: [script('https://a.test/r/tea/v2/page.js', 70), script('https://a.test/shell/main.js', 900)] },
    { scripts: [script('https://a.test/r/tea/v2/page.js', 300), script('', 400)] },
  ]);
  tasks.tell();
  tasks.tell();

  expect(noted).toEqual([
    { id: 'cake', version: 'v1', name: 'blocked', value: 0 },
    { id: 'tea', version: 'v2', name: 'blocked', value: 300 },
  ]);
});

it('a script that held the page and ended is told at once, with its address and function', () => {
  const tasks = longTasks((signal) => noted.push(signal));
  tasks.take([{ scripts: [script('https://a.test/r/tea/v2/page.js', HELD_MS, 'pour')] }]);

  expect(noted).toEqual([
    {
      id: 'tea',
      version: 'v2',
      name: 'frozen',
      value: HELD_MS,
      error: { message: 'It held the page for 5000 ms: pour', stack: 'https://a.test/r/tea/v2/page.js' },
    },
  ]);
});

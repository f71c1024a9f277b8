import { calledBy, ownerOfCalls, type Call } from './called-by';

const SITE = 'https://nestwell.test/';
const ofShell = `${SITE}shell/main.1.js`;

const calls = (...files: string[]) => files.map((file): Call => ({ getScriptNameOrSourceURL: () => file }));

it('the nearest call of a version counts, and what only the shell called is nobody’s', () => {
  expect(ownerOfCalls(calls(ofShell, `${SITE}r/tea/2/page.js`, `${SITE}r/cake/1/page.js`))).toBe('tea@2');
  expect(ownerOfCalls(calls(ofShell, ofShell))).toBeUndefined();
});

/** A function of the file at this address, which calls what it is given. */
const callingFrom = (url: string) =>
  Reflect.construct(Function, ['act', `return act();\n//# sourceURL=${url}`]) as <Result>(
    act: () => Result,
  ) => Result;

it('tells who called, as near as is asked for, whatever a module makes of stacks', () => {
  const ofTea = callingFrom(`${SITE}r/tea/2/page.js`);
  const ofCake = callingFrom(`${SITE}r/cake/1/page.js`);
  function guarded(most: number) {
    return calledBy(guarded, most);
  }
  const kept = () => 'mine';
  Reflect.set(Error, 'prepareStackTrace', kept);
  try {
    expect(ofCake(() => ofTea(() => guarded(10)))).toBe('tea@2');
    expect(ofCake(() => ofTea(() => guarded(1)))).toBeUndefined();
    expect(guarded(10)).toBeUndefined();
    expect(Reflect.get(Error, 'prepareStackTrace')).toBe(kept);
  } finally {
    Reflect.deleteProperty(Error, 'prepareStackTrace');
  }
});

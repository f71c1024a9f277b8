import { compositionPath } from '@nestwell/contracts/delivery';
import { calledBy, ownerOfCalls, type Call } from './called-by';

const SITE = 'https://nestwell.test/';
const together =
  SITE +
  compositionPath(
    [
      { owner: 'tea@2', line: 2 },
      { owner: 'cake@1', line: 9 },
    ],
    'ab12',
  );
const ofShell = `${SITE}shell/main.1.js`;

/** A call in this file; `lines` counts how often it is asked where it stands. */
function calls(...files: string[]) {
  const lines = jest.fn(() => 9);
  return {
    lines,
    stack: files.map((file): Call => ({ getScriptNameOrSourceURL: () => file, getLineNumber: lines })),
  };
}

it('a call is asked for its line only where its file holds several entries', () => {
  const ofItsOwn = calls(ofShell, `${SITE}r/tea/2/page.js`, together);
  expect(ownerOfCalls(ofItsOwn.stack)).toBe('tea@2');
  expect(ofItsOwn.lines).not.toHaveBeenCalled();

  const ofSeveral = calls(ofShell, together);
  expect(ownerOfCalls(ofSeveral.stack)).toBe('cake@1');
  expect(ofSeveral.lines).toHaveBeenCalledTimes(1);
});

it('what only the shell called is nobody’s, and no line of it is asked for', () => {
  const { stack, lines } = calls(ofShell, ofShell);
  expect(ownerOfCalls(stack)).toBeUndefined();
  expect(lines).not.toHaveBeenCalled();
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

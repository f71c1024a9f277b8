import { leaveQuickly } from './leave-quickly';

function aPage(state: unknown) {
  const done: string[] = [];
  return {
    done,
    location: { replace: (address: string | URL) => void done.push(`replace ${address}`) },
    history: { state, go: (by?: number) => void done.push(`go ${by}`) },
    addEventListener: (type: string, listener: () => void) => {
      done.push(type);
      listener();
    },
    setTimeout: () => 0,
  } as unknown as Window & { done: string[] };
}

it('puts the weather in the place of the page', () => {
  const page = aPage(null);

  leaveQuickly(page);

  expect(page.done).toEqual(['replace https://weather.com/']);
});

it('leaves the entries of open layers first, so that Back finds none of them', () => {
  const page = aPage({ layers: 2 });

  leaveQuickly(page);

  expect(page.done).toEqual(['popstate', 'replace https://weather.com/', 'go -2']);
});

import { account, type User } from '@nestwell/contracts/account/server';
import { calendar } from '@nestwell/contracts/calendar/server';
import { care } from '@nestwell/contracts/care/server';
import { community } from '@nestwell/contracts/community/server';
import { fitness } from '@nestwell/contracts/fitness/server';
import type { Contract } from '@nestwell/contracts/kernel/server';
import { nutrition } from '@nestwell/contracts/nutrition/server';
import { speaksOfBaby } from '@nestwell/domain/baby-words';
import type { RemoteDeclaration } from '@nestwell/remote-kit';
import { answer, aQuietMember, renderWithHost, type FakeAnswer } from '@nestwell/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

/** Of the build, which knows Node; a page does not. */
interface Places {
  remoteIds: () => string[];
  folderOfRemote: (id: string) => string;
}

/** Pages whose matter is all stages: law, what asks a visitor where she is, and where a member chooses what is shown. */
const LEFT_OUT = ['/privacy', '/terms', '/onboarding', '/onboarding-new', '/settings/shown', '/shared'];
/** Slots of Home after a loss or in a pause. */
const HOME = ['care', 'wellbeing', 'reminder', 'put-away', 'more', 'settings-link', 'quick-log', 'header'];
/** What speaks of a baby without the words that the product itself looks for. */
const FURTHER = /\bfeeding\b|\bmilk\+|\bmovements\b|\bkick|weight goal|\bweeks? on\b|motherhood|new mother/i;
/** An organization is called what it is called; and whoever answers an emergency has to know. */
const NAMES =
  /Share: pregnancy and infant loss|Postpartum Support International|National Maternal[^.]*|PANDA[^.]*/g;

const NAMED_FIRST = 'I was pregnant within the last year.';

const modules: RemoteDeclaration[] = [];
beforeAll(async () => {
  const { remoteIds, folderOfRemote } = jest.requireActual<Places>('@nestwell/build/places');
  for (const id of remoteIds()) {
    const { remote } = (await import(`${folderOfRemote(id)}/src/remote`)) as { remote: RemoteDeclaration };
    modules.push(remote);
  }
}, 60_000);

/** Every list is empty, and everything else fails: what the pages say without anything of hers. */
const nothing: FakeAnswer[] = [account, calendar, care, community, fitness, nutrition]
  .flatMap((area): Contract[] => Object.values(area))
  .filter(({ method, response }) => method === 'GET' && response.safeParse([]).success === true)
  .map((endpoint) => answer(endpoint, [] as never));

function linesOf(container: HTMLElement): string[] {
  const lines = [...container.querySelectorAll('*')].flatMap((part) => [
    ...[...part.childNodes].flatMap((node) =>
      node.nodeType === node.TEXT_NODE ? [node.textContent ?? ''] : [],
    ),
    ...['aria-label', 'placeholder', 'alt', 'href'].map((name) => part.getAttribute(name) ?? ''),
  ]);
  return lines.filter((line) => line.trim() !== '');
}

const hurtful = (lines: readonly string[]) =>
  lines.filter((line) => {
    const said = line.replaceAll(NAMES, '').replace(NAMED_FIRST, '');
    return speaksOfBaby(said) || FURTHER.test(said);
  });

let read = 0;
async function said(Part: ComponentType, user: User, route: string, path = '*'): Promise<string[]> {
  const { container, unmount } = renderWithHost(<Part />, { user, answers: nothing, route, path });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const lines = linesOf(container.ownerDocument.body);
  unmount();
  read += lines.length;
  return hurtful(lines).map((line) => `${route}: ${line}`);
}

it.each(['loss', 'paused'] as const)(
  'in %s no page and no part of Home speaks of a baby',
  async (state) => {
    const user = aQuietMember(state);
    const found: string[] = [];
    let walked = 0;
    for (const { pages, widgets = [] } of modules) {
      for (const { path, states, load } of pages) {
        if (LEFT_OUT.includes(path) || (states && !states.includes(state))) continue;
        walked += 1;
        found.push(...(await said(await load(), user, path.replace(':id', 'one-pot-lentil-stew'), path)));
      }
      for (const { slot, component } of widgets)
        if (HOME.some((name) => slot === `home.${name}@1`)) {
          walked += 1;
          found.push(...(await said(component as ComponentType, user, '/')));
        }
    }

    expect(found).toEqual([]);
    expect(walked).toBeGreaterThan(25);
    expect(read).toBeGreaterThan(500);
  },
  120_000,
);

it('finds a planted sentence, in words and in a name for screen readers', async () => {
  const Planted = () => <p aria-label="Your little one">Undoes the feeding slump in five minutes.</p>;

  expect(await said(Planted, aQuietMember('loss'), '/planted')).toHaveLength(2);
  expect(screen.queryByText(/slump/)).not.toBeInTheDocument();
});

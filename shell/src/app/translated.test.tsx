import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { bearTranslators } from './translated';

bearTranslators(document.body);

/** Texts beside each other, of which one goes and one changes. */
function Glasses() {
  const [count, setCount] = useState(1);
  return (
    <p>
      {count} of 8{count < 3 && ' until now'}
      {count > 3 && <b> enough</b>}
      <button aria-label="Another" onClick={() => setCount(count + 1)} />
    </p>
  );
}

/** How translators take the place of a text. */
const ways: Record<string, (text: Text, theirs: ChildNode) => void> = {
  'puts it in its place': (text, theirs) => text.replaceWith(theirs),
  'puts it before, and takes it away': (text, theirs) => {
    text.before(theirs);
    text.remove();
  },
  'puts it behind, and takes it away': (text, theirs) => {
    text.after(theirs);
    text.remove();
  },
  'takes it away, and puts it there': (text, theirs) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(theirs, nextSibling);
  },
  'puts it around': (text, theirs) => {
    text.replaceWith(theirs);
    theirs.textContent = '';
    theirs.appendChild(text);
  },
};
/** What it is that stands there then. */
const kinds: Record<string, (words: string) => ChildNode> = {
  'elements of its own': (words) => {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = words;
    return outer;
  },
  'a text of its own': (words) => document.createTextNode(words),
};

const shown = () => screen.getByRole('paragraph').textContent;
const texts = () => [...screen.getByRole('paragraph').childNodes].filter((node) => node instanceof Text);

for (const [kind, made] of Object.entries(kinds))
  for (const [way, replace] of Object.entries(ways)) {
    if (kind === 'a text of its own' && way === 'puts it around') continue;
    test(`${kind}, where a translator ${way}: what changes is seen, and nothing is refused`, async () => {
      render(<Glasses />);
      const translated = () =>
        act(() => {
          for (const text of texts()) replace(text, made(text.data.toUpperCase()));
          return Promise.resolve();
        });
      await translated();
      expect(shown()?.toLowerCase()).toBe('1 of 8 until now');

      await userEvent.click(screen.getByRole('button'));
      expect(shown()?.toLowerCase()).toBe('2 of 8 until now');
      await translated();
      await userEvent.click(screen.getByRole('button'));
      expect(shown()?.toLowerCase()).toBe('3 of 8');
      await translated();
      await userEvent.click(screen.getByRole('button'));
      expect(shown()?.toLowerCase()).toBe('4 of 8 enough');
    });
  }

for (const [kind, made] of Object.entries(kinds))
  test(`${kind}: where she goes back to what the page says itself, it changes as ever`, async () => {
    render(<Glasses />);
    const original = new Map<ChildNode, Text>();
    await act(() => {
      for (const text of texts()) {
        const theirs = made(text.data.toUpperCase());
        original.set(theirs, text);
        text.replaceWith(theirs);
      }
      return Promise.resolve();
    });
    await act(() => {
      for (const [theirs, text] of original) theirs.replaceWith(text);
      return Promise.resolve();
    });

    for (let times = 0; times < 3; times += 1) await userEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('4 of 8 enough');
  });

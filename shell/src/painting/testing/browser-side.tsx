import type { ThemeChoice } from '@nestwell/remote-kit';
import { paintedAs } from '@nestwell/remote-kit/host';
import { stageFor } from '@nestwell/remote-kit/preview';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { contentOf, previewOf, Stage, type PaintedScreen } from './screens';

/** Takes over a painted screen. @returns what came out otherwise than it was painted */
export async function takeOver(area: string, screen: PaintedScreen, theme: ThemeChoice): Promise<string[]> {
  const { path, html, moment, user, config, answers } = screen;
  const content = await contentOf(previewOf(area).remote, path);
  const { host, queryClient } = stageFor({ user, config });
  host.theme.choose(theme);
  paintedAs(moment);
  for (const { key, data } of answers) queryClient.setQueryData(key, data);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const told: string[] = [];
  const note = (error: unknown) => void told.push(error instanceof Error ? error.message : String(error));
  // Other attributes, which React leaves as they are, it only prints.
  const printed = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (/hydrat/i.test(String(words[0]))) note(words.join(' '));
  });
  const root = await act(async () =>
    hydrateRoot(place, <Stage {...{ host, queryClient, path }}>{content}</Stage>, {
      onRecoverableError: note,
      onUncaughtError: note,
    }),
  );
  await act(async () => root.unmount());
  printed.mockRestore();
  place.remove();
  queryClient.clear();
  return told;
}

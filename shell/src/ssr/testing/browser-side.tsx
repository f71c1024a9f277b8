import type { ThemeChoice } from '@nestwell/remote-kit';
import { renderedAs } from '@nestwell/remote-kit/host';
import { stageFor } from '@nestwell/remote-kit/preview';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { contentOf, previewOf, Stage, type RenderedScreen } from './screens';

/** Takes over a server-rendered screen. @returns what came out otherwise than it was rendered */
export async function hydrate(area: string, screen: RenderedScreen, theme: ThemeChoice): Promise<string[]> {
  const { path, html, moment, user, config, answers } = screen;
  const content = await contentOf(previewOf(area).remote, path);
  const { host, queryClient } = stageFor({ user, config });
  host.theme.choose(theme);
  renderedAs(moment);
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

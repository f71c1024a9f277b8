import { the } from '../drive/sought';
import { expect, journey } from '../journey';

journey('words are shared with the community and answered', async ({ phone, mother: _ }) => {
  const composer = the('dialog', 'Share with Community');
  const post = the('article', undefined, { text: 'Anyone else up' });
  const comments = the('dialog', /^Comments/);
  await phone.open('/community');
  await phone.press(the('button', 'New Post'));
  await phone.fill(the('textbox', 'Your post', { within: composer }), 'Anyone else up at this hour?');
  await phone.press(the('button', 'Share post', { within: composer }));
  await phone.press(the('button', 'Like, 0 likes', { within: post }));
  await phone.sees(the('button', 'Like, 1 like', { within: post }), { aria: { pressed: 'true' } });
  await phone.press(the('button', 'Comments, 0', { within: post }));
  await phone.fill(the('textbox', 'Write a comment', { within: comments }), 'Lamp on here too.');
  await phone.press(the('button', 'Send', { within: comments }));
  await phone.sees(the('list', 'Comments', { within: comments, text: 'Lamp on here too.' }));
});

journey('night is chosen and stays', async ({ phone, mother: _ }) => {
  const theme = () => phone.tab.run(() => document.documentElement.dataset.theme);
  await phone.open('/settings');
  await phone.press(the('button', 'Night'));
  await expect.poll(theme).toBe('night');
  await phone.tab.reload();
  await phone.sees(the('button', 'Night'), { aria: { pressed: 'true' } });
  expect(await theme()).toBe('night');
});

journey('the bowl leads through the screens, and the way back is kept', async ({ phone, mother: _ }) => {
  const bowl = the('navigation', 'Main');
  await phone.open('/');
  for (const [name, path] of [
    ['Nutrition', '/nutrition'],
    ['Community', '/community'],
    ['Calendar', '/calendar'],
  ] as const) {
    await phone.press(the('link', name, { within: bowl }));
    await expect.poll(() => phone.path()).toBe(path);
    await phone.sees(the('link', name, { within: bowl }), { aria: { current: 'page' } });
  }
  for (const path of ['/community', '/nutrition', '/']) {
    await phone.tab.back();
    await expect.poll(() => phone.path()).toBe(path);
  }
});

journey('what a browser lacks has its quiet way out', async ({ phone, mother: _ }) => {
  const has = (feature: string) => phone.tab.run((name) => name in window, feature);
  await phone.open('/calendar');
  await phone.press(the('button', 'Notifications and calendar sync'));
  await phone.sees(the('switch', /^Ring on this (phone|computer)$/));
  const pushes = (await has('PushManager')) ? 'Ring on this' : 'This browser can’t do it.';
  await phone.sees(the('dialog', undefined, { text: pushes }));

  await phone.open('/nutrition');
  await phone.sees(the('button', 'Search by voice'));
  if ((await has('SpeechRecognition')) || (await has('webkitSpeechRecognition'))) return;
  await phone.press(the('button', 'Search by voice'));
  await phone.sees(the('alert', undefined, { text: 'Voice recognition not supported' }));
});

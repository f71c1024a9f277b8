import { AlteredCheckout, builds, digestOfBuild } from '../kit/altered-checkout';
import { expect, test } from '../kit/test';

test('building everything anew with one remote changed changes no byte of the others or of the shell', async () => {
  test.setTimeout(240_000);
  const checkout = await AlteredCheckout.copy();
  try {
    await checkout.edit(
      'mfe-nutrition/src/remote.tsx',
      /$/,
      "\nObject.assign(globalThis, { changed: 'yes' });\n",
    );
    await checkout.build(...builds);

    const changed: string[] = [];
    for (const name of builds) {
      if ((await checkout.digestOf(name)) !== (await digestOfBuild(name))) changed.push(name);
    }
    expect(changed).toEqual(['nutrition']);
  } finally {
    await checkout.remove();
  }
});

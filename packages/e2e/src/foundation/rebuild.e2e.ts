import { AlteredCheckout, builds, digestOfBuild } from '../kit/altered-checkout';
import { expect, test } from '../kit/test';

test('building everything anew with one remote changed changes no byte of the others or of the shell', async () => {
  test.setTimeout(240_000);
  const checkout = await AlteredCheckout.copy();
  try {
    await checkout.edit(
      'mfe-community/src/remote.tsx',
      /$/,
      "\nObject.assign(globalThis, { changed: 'yes' });\n",
    );
    // Of the others nothing that they are built from is different, and so neither is their version.
    expect(await checkout.buildWhatChanged()).toEqual(['community']);
    // The same sources give the same bytes: the largest in long runs, and in another order than all are built in.
    await checkout.build(...(process.env.LONG ? ['care', 'shell'] : ['calendar']));

    const changed: string[] = [];
    for (const name of builds) {
      if ((await checkout.digestOf(name)) !== (await digestOfBuild(name))) changed.push(name);
    }
    expect(changed).toEqual(['community']);
  } finally {
    await checkout.remove();
  }
});

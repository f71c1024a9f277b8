type Rules = { createScriptURL: (url: string) => string | null };

/** The policy that the shell makes on a page with this overlay. */
async function policyWith(overlay?: object): Promise<Rules> {
  const createPolicy = jest.fn<undefined, [string, Rules]>();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  document.body.innerHTML =
    overlay === undefined
      ? ''
      : `<script type="application/json" id="nestwell-overlay">${JSON.stringify(overlay)}</script>`;
  await jest.isolateModulesAsync(async () => void (await import('./trusted-types')));
  const [[name, rules] = []] = createPolicy.mock.calls;
  if (name !== 'default' || rules === undefined) throw new Error('no default policy was made');
  return rules;
}

const LOCAL = 'http://localhost:4201/src_page.js';

it('admits scripts of this site alone', async () => {
  const { createScriptURL } = await policyWith();

  expect(createScriptURL('/shell/main.js')).toBe('/shell/main.js');
  expect(createScriptURL(LOCAL)).toBeNull();
  expect(createScriptURL('https://evil.example/x.js')).toBeNull();
  expect(createScriptURL('data:text/javascript,alert(1)')).toBeNull();
});

it('admits exactly the origin of a local build that the page previews', async () => {
  const { createScriptURL } = await policyWith({
    shown: [{ id: 'care', name: 'pr-1', version: 'v2' }],
    missing: [],
    local: [{ id: 'nutrition', origin: 'http://localhost:4201' }],
  });

  expect(createScriptURL('/shell/main.js')).toBe('/shell/main.js');
  expect(createScriptURL(LOCAL)).toBe(LOCAL);
  expect(createScriptURL('http://localhost:4202/x.js')).toBeNull();
  expect(createScriptURL('https://localhost:4201/x.js')).toBeNull();
  expect(createScriptURL('http://localhost.evil.example:4201/x.js')).toBeNull();
  expect(createScriptURL('//evil.example/x.js')).toBeNull();
});

it('admits no origin that an overlay added to the page later names', async () => {
  const { createScriptURL } = await policyWith();
  document.body.innerHTML =
    '<script type="application/json" id="nestwell-overlay">{"local":[{"id":"tea","origin":"http://localhost:4201"}]}</script>';

  expect(createScriptURL(LOCAL)).toBeNull();
});

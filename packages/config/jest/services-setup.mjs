// ES modules get no `jest` global, though its types promise one.
globalThis.jest = import.meta.jest;

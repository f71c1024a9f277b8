import { BarcodeDetector, prepareZXingModule, type BarcodeFormat } from 'barcode-detector/ponyfill';

const code = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url);

/** Its code is one of our own files: the library would ask somebody else for it. */
export async function createDetector(formats: readonly BarcodeFormat[]): Promise<BarcodeDetector> {
  await prepareZXingModule({
    overrides: { locateFile: () => code.href },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: [...formats] });
}

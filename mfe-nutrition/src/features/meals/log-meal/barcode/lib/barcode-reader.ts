import { barcodeIn } from '@nestwell/domain/barcodes';
import type { BarcodeDetector as Detector } from 'barcode-detector/ponyfill';

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf'] as const;

/** Reads a picture; undefined while there is no whole number in it. */
export type ReadBarcode = (picture: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader where it has one, else ZXing, which comes only then (1 MB). Nothing leaves the device. */
export async function barcodeReader(): Promise<ReadBarcode> {
  const detector = (await ownDetector()) ?? (await lateDetector());
  return async (picture) => {
    const codes = await detector.detect(picture);
    return codes.map(({ rawValue }) => barcodeIn(rawValue)).find((barcode) => barcode !== undefined);
  };
}

/** Undefined where the browser has none, or one that knows no shop's numbers. */
async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as {
    BarcodeDetector?: typeof Detector;
  };
  const known: readonly string[] = (await BarcodeDetector?.getSupportedFormats()) ?? [];
  const formats = FORMATS.filter((format) => known.includes(format));
  return BarcodeDetector && known.includes('ean_13') ? new BarcodeDetector({ formats }) : undefined;
}

async function lateDetector(): Promise<Detector> {
  const { createDetector } = await import('../online/late-detector');
  return createDetector(FORMATS);
}

import { useTimer } from '@nestwell/remote-kit';
import { useEffect, useState, type RefObject } from 'react';
import { barcodeReader, type ReadBarcode } from './barcode-reader';

const EVERY_MS = 200;
const LONG_MS = 10_000;

/**
 * Looks at the camera's picture again and again until it has a number. `isSlow` after ten seconds, `isBlind` where
 * nothing here can read pictures.
 */
export function useReading(
  view: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onRead: (barcode: string) => void,
) {
  const [read, setRead] = useState<ReadBarcode>();
  const [isBlind, setBlind] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [looked, setLooked] = useState(0);
  const [next, patience] = [useTimer(), useTimer()];
  // Its code is fetched only where there is a camera to read with.
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    barcodeReader().then(
      (reader) => isGone || setRead(() => reader),
      () => isGone || setBlind(true),
    );
    return () => {
      isGone = true;
    };
  }, [isOn]);
  useEffect(() => patience.start(LONG_MS, () => setSlow(true)), [patience]);
  useEffect(() => {
    if (!isOn || !read) return;
    let isGone = false;
    const look = async () => {
      const barcode = view.current && (await read(view.current).catch(() => undefined));
      if (isGone) return;
      if (barcode) onRead(barcode);
      else setLooked((times) => times + 1);
    };
    next.start(EVERY_MS, () => void look());
    return () => {
      isGone = true;
      next.stop();
    };
  }, [isOn, read, view, onRead, looked, next]);
  return { isBlind, isSlow };
}

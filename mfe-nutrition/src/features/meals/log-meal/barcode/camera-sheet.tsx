import { Button, Flashlight, IconButton, PenLine, Search, Sheet, Text } from '@nestwell/ui';
import { useEffect, useRef } from 'react';
import * as css from './camera-sheet.module.css';
import { useCamera } from './lib/use-camera';
import { useReading } from './lib/use-reading';

interface CameraSheetProps {
  onRead: (barcode: string) => void;
  /** By hand, and why where the camera is no way. */
  onType: (why?: string) => void;
  onClose: () => void;
}

const WHY = {
  refused: 'The camera is switched off for this site. Type the number instead.',
  none: 'There is no camera to read with here. Type the number instead.',
} as const;

/** The camera's picture with a frame to hold the bars in. It never leaves the device. */
export function CameraSheet({ onRead, onType, onClose }: CameraSheetProps) {
  const view = useRef<HTMLVideoElement>(null);
  return (
    <Sheet open onTop onOpenChange={onClose} title="Scan a barcode" className={css.camera}>
      <CameraView {...{ view, onRead, onType }} />
      <div className={css.ways}>
        <Button variant="line" icon={<PenLine aria-hidden="true" />} onClick={() => onType()}>
          Type it
        </Button>
        <Button variant="line" icon={<Search aria-hidden="true" />} onClick={onClose}>
          By name
        </Button>
      </div>
    </Sheet>
  );
}

interface CameraViewProps extends Omit<CameraSheetProps, 'onClose'> {
  view: React.RefObject<HTMLVideoElement | null>;
}

/** Below the sheet's own doors: a layer draws its children only once its code is there. */
function CameraView({ view, onRead, onType }: CameraViewProps) {
  const { state, isLit, light } = useCamera(view);
  const { isBlind, isSlow } = useReading(view, state === 'on', onRead);
  const problem = state === 'refused' || state === 'none' ? state : isBlind ? 'none' : undefined;
  useEffect(() => {
    if (problem) onType(WHY[problem]);
  }, [problem, onType]);
  return (
    <>
      <div className={css.view}>
        <video ref={view} className={css.picture} muted playsInline aria-label="What the camera sees" />
        <svg className={css.frame} viewBox="0 0 296 176" aria-hidden="true">
          <path d="M2 40V28A26 26 0 0 1 28 2h16M252 2h16a26 26 0 0 1 26 26v12M294 136v12a26 26 0 0 1-26 26h-16M44 174H28A26 26 0 0 1 2 148v-12" />
          <path d="M96 174q52 16 104 0" />
        </svg>
        {light && (
          <div className={css.lamp}>
            <IconButton label="Light" pressed={isLit} onClick={light}>
              <Flashlight aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      <div className={css.words} role="status">
        <h3>Hold the barcode in the frame</h3>
        <Text small>
          {isSlow ? 'Not reading? Type the number.' : 'It reads by itself. The picture stays on this phone.'}
        </Text>
      </div>
    </>
  );
}

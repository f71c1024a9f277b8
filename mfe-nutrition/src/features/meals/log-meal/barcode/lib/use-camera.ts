import { useEffect, useState, type RefObject } from 'react';

/** `refused` where she said no, `none` where there is no camera or it cannot be had now. */
export type CameraState = 'starting' | 'on' | 'refused' | 'none';

/** What a phone's lamp is asked by; not in every browser's types. */
interface Lamp {
  torch?: boolean;
}

/** Shows the camera at the back in `view` for as long as it is on the screen. */
export function useCamera(view: RefObject<HTMLVideoElement | null>) {
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((one) => one.stop());
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment' },
      });
      if (isGone || !view.current) return stop();
      view.current.srcObject = stream;
      setTrack(stream.getVideoTracks()[0]);
      await view.current.play();
      if (!isGone) setState('on');
    };
    start().catch((error: unknown) => {
      stop();
      if (!isGone)
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none');
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [view]);
  const light = async () => {
    await track?.applyConstraints({
      advanced: [{ torch: !isLit } as MediaTrackConstraintSet],
    });
    setLit(!isLit);
  };
  const canLight = (track?.getCapabilities?.() as Lamp | undefined)?.torch === true;
  return {
    state,
    isLit,
    light: canLight ? () => void light().catch(() => undefined) : undefined,
  };
}

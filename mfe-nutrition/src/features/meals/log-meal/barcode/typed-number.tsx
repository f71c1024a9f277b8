import { barcodeIn } from '@nestwell/domain/barcodes';
import { Button, NumberField, Sheet, Text } from '@nestwell/ui';
import { useId, useState, type FormEvent } from 'react';

interface TypedNumberProps {
  /** Why it is not read by camera, in a sentence. */
  why?: string;
  onRead: (barcode: string) => void;
  onCamera?: () => void;
  onClose: () => void;
}

/** The number under the bars, by hand. */
export function TypedNumber({ why, onRead, onCamera, onClose }: TypedNumberProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const barcode = barcodeIn(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It stands over another form, which must not be sent with it.
    event.stopPropagation();
    if (barcode) onRead(barcode);
    setTried(true);
  };
  return (
    <Sheet
      open
      onTop
      onOpenChange={onClose}
      title="Type the number"
      description={why ?? 'It stands under the bars: 8, 12 or 13 digits.'}
      footer={
        <>
          {onCamera && (
            <Button variant="line" onClick={onCamera}>
              Use the camera
            </Button>
          )}
          <Button type="submit" form={formId} disabled={typed.trim() === ''}>
            Look it up
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <NumberField
          whole
          label="Barcode"
          placeholder="5 012345 678900"
          value={typed}
          error={
            tried && !barcode ? 'A digit is missing or wrong. Please look at the number again.' : undefined
          }
          onValueChange={setTyped}
        />
        <Text soft small>
          We ask Open Food Facts what it is, with the number alone.
        </Text>
      </form>
    </Sheet>
  );
}

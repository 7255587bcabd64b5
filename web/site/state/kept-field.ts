// A text field that is kept when it is left: what is typed stays in it, whatever else is drawn anew meanwhile.
import type { TargetedEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type Typed = TargetedEvent<HTMLInputElement | HTMLTextAreaElement>;

/** @param keep gets the text without space around it; one that is empty only where it may be */
export function useKeptField(kept: string, keep: (text: string) => void, mayBeEmpty = false) {
  const [typed, setTyped] = useState<string>();
  const isBeingTyped = useRef(false);
  useEffect(() => {
    if (!isBeingTyped.current) setTyped(undefined);
  }, [kept]);
  return {
    value: typed ?? kept,
    onInput: ({ currentTarget: { value } }: Typed) => {
      isBeingTyped.current = true;
      setTyped(value);
    },
    // When it is left, or by Enter.
    onChange: ({ currentTarget: { value } }: Typed) => {
      isBeingTyped.current = false;
      const text = value.trim();
      if (text === kept || (text === '' && !mayBeEmpty)) setTyped(undefined);
      else keep(text);
    },
    onBlur: () => {
      isBeingTyped.current = false;
    },
  };
}

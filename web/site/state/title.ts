// The name of the page in the browser's tab.
import { useEffect } from 'preact/hooks';

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Paseo` : 'Paseo';
  }, [title]);
}

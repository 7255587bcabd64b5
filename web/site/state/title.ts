// The name of the page in the browser's tab, and what search engines and previews read of it.
import { useEffect } from 'preact/hooks';

export function useTitle(title: string | undefined, description?: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Paseo` : 'Paseo';
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}

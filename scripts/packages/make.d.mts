export function makePackage(name: 'service' | 'client' | 'widget', into: string, repository?: string): Promise<string>;

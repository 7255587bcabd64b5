export declare const NOTICES_FILE: string;

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

export declare function shippedPackages(): readonly ShippedPackage[];
export declare const rowOf: (shipped: ShippedPackage) => string;

// A part that is drawn again only when something it is given has changed.
import type { Component, ComponentType } from 'preact';

type Given = Readonly<Record<string, unknown>>;

export function onlyWhenChanged<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Unchanged(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate = (next) => differ(this.props as Given, next as Given);
    return <Part {...props} />;
  } as ComponentType<Props>;
}

const differ = (before: Given, after: Given): boolean =>
  Object.keys({ ...before, ...after }).some((name) => !Object.is(before[name], after[name]));

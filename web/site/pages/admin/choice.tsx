// One of several, under a label; the first may stand for no choice.

export function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
  readonly children: readonly (readonly [string, string] | readonly string[])[];
}) {
  return (
    <label class="field narrow-field">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value || undefined)}>
        {props.children.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

import { Choices } from "../kit/choices.tsx";
import { useT } from "../words/index.ts";

interface Props {
  readonly label: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}
export function YesOrNo({ label, isOn, onChange }: Props) {
  const { setup } = useT();
  return (
    <Choices
      label={label}
      value={isOn ? "yes" : "no"}
      onChange={(id) => onChange(id === "yes")}
      among={[
        { id: "no", text: setup.off },
        { id: "yes", text: setup.on },
      ]}
    />
  );
}

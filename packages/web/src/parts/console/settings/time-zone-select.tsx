import { timeZones } from "@losfee/core";
import type { VNode } from "preact";

interface TimeZoneSelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** A choice of time zones by their IANA names. */
export const TimeZoneSelect = ({ name, label, value, onChange }: TimeZoneSelectProps): VNode => (
  <select
    name={name}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  >
    {timeZones.map((zone) => (
      <option key={zone} value={zone} selected={zone === value}>
        {zone}
      </option>
    ))}
  </select>
);

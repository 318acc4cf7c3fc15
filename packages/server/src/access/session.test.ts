import { expect, it } from "vitest";
import { deviceFrom } from "./session.ts";

const mozilla = "Mozilla/5.0";

it.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`,
    "Edge",
    "Windows",
  ],
  [
    `${mozilla} (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iPhone",
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0 Mobile/15E148 Safari/604.1`,
    "Chrome",
    "iPhone",
  ],
  [`${mozilla} (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0`, "Firefox", "Linux"],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    "Safari",
    "macOS",
  ],
  ["curl/8.5.0", "curl", null],
  [mozilla, null, null],
  ["", null, null],
  [undefined, null, null],
  ["<script>alert(1)</script>", null, null],
])("of %s it is known that it is %s on %s", (userAgent, browser, system) => {
  expect(deviceFrom(userAgent)).toEqual({ browser, system });
});

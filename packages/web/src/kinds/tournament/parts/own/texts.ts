import { addressedTexts, texts } from "@losfee/contract";

export const thatIsMeTexts = addressedTexts({
  de: {
    thatIsMe: "Das bin ich",
    ourTeam: "Meine Mannschaft",
    thatIsYou: "Das sind Sie: zu „Mein Turnier“",
  },
  du: { thatIsYou: "Das bist du: zu „Mein Turnier“" },
  en: { thatIsMe: "That’s me", ourTeam: "My team", thatIsYou: "That’s you: to “My event”" },
});

export const lettersTexts = texts({
  de: { letters: "Anfangsbuchstaben" },
  en: { letters: "First letters" },
});

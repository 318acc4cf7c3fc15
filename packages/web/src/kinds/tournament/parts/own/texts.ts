import { addressedTexts } from "@losfee/contract";

export const thatIsMeTexts = addressedTexts({
  de: { thatIsMe: "Das bin ich", thatIsYou: "Das sind Sie: zu „Mein Turnier“" },
  du: { thatIsYou: "Das bist du: zu „Mein Turnier“" },
  en: { thatIsMe: "That’s me", thatIsYou: "That’s you: to “My event”" },
});

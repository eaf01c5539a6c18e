CREATE TABLE "sms_consent_texts" (
	"sha256" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"words" text NOT NULL,
	"forms" jsonb,
	"kept_since" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_consent_texts_version_length" CHECK (char_length("sms_consent_texts"."version") between 1 and 40),
	CONSTRAINT "sms_consent_texts_sha256" CHECK ("sms_consent_texts"."sha256" = encode(sha256(convert_to("sms_consent_texts"."words", 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "sms_consent_events" ADD CONSTRAINT "sms_consent_events_consent_text_sha256_sms_consent_texts_sha256_fk" FOREIGN KEY ("consent_text_sha256") REFERENCES "public"."sms_consent_texts"("sha256") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "sms_opt_ins" ADD CONSTRAINT "sms_opt_ins_consent_text_sha256_sms_consent_texts_sha256_fk" FOREIGN KEY ("consent_text_sha256") REFERENCES "public"."sms_consent_texts"("sha256") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
-- NOT VALID: consents from before keep their hash even where nobody knows the words any more. What the
-- code still says is added at the start of the server; these are the words that this product came with.
INSERT INTO "sms_consent_texts" ("sha256", "version", "words", "kept_since")
SELECT encode(sha256(convert_to("words", 'UTF8')), 'hex'), '2025-08-30.1', "words", now()
FROM (VALUES ('I agree to receive recurring text messages from Redbud Health IT (program: Redbud IT Alerts) at the mobile number I entered, including messages sent by automated means, about service notifications, security advisories, appointment and maintenance coordination, and account and billing messages. Message frequency varies. Message and data rates may apply. Reply STOP to cancel or HELP for help. Consent is not a condition of purchase. I am 18 or older and this is my number, or I may consent for it. My number and consent are not shared with or sold to third parties for marketing. How we handle them is in the Privacy Policy and the Terms of Service.')) AS "first" ("words")
WHERE EXISTS (
	SELECT FROM "sms_consent_events" WHERE "consent_text_sha256" = encode(sha256(convert_to("words", 'UTF8')), 'hex')
) OR EXISTS (
	SELECT FROM "sms_opt_ins" WHERE "consent_text_sha256" = encode(sha256(convert_to("words", 'UTF8')), 'hex')
);
--> statement-breakpoint
CREATE TRIGGER "sms_consent_texts_append_only"
BEFORE UPDATE OR DELETE OR TRUNCATE ON "sms_consent_texts"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

CREATE TABLE "chat_token_usage" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "chat_token_usage_tokens" CHECK ("chat_token_usage"."tokens" >= 0)
);
